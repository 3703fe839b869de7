export default import.meta.glob<string>("./pl/*.ftl", { query: "?raw", import: "default", eager: true });
