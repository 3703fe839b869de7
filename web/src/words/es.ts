export default import.meta.glob<string>("./es/*.ftl", { query: "?raw", import: "default", eager: true });
