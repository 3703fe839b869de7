export default import.meta.glob<string>("./cs/*.ftl", { query: "?raw", import: "default", eager: true });
