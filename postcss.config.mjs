// biome-ignore lint/style/noDefaultExport: PostCSS reads the default
export default { plugins: { '@tailwindcss/postcss': {} } }
