export default defineNuxtConfig({
  compatibilityDate: '2026-01-01',
  telemetry: false,
  css: ['vitrine/reserve.css'],
  app: {
    head: {
      title: 'Nuxt',
      htmlAttrs: { lang: 'pt-BR' },
      link: [{ rel: 'icon', href: 'data:,' }],
    },
  },
  vue: { compilerOptions: { isCustomElement: (tag) => /^(vt|plain)-/.test(tag) } },
  typescript: {
    tsConfig: {
      compilerOptions: { types: ['vitrine/vue'] },
      vueCompilerOptions: { strictTemplates: true },
    },
  },
});
