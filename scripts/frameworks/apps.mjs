/** The applications: their templates, what of their packages is named in the result, and how they are served. */

/**
 * @typedef {{ id: string, name: string, packages: string[], folder: string, check?: true, firstViews?: true,
 *   sameVersion?: { as: string, packages: string[] }[] }} App
 *   packages: whose versions are in the result; folder: of files that are served as they are; check: whether its script
 *   of that name checks the types, which the build does otherwise; firstViews: whether it has those of vitrine/server; sameVersion: packages that go with the version of another
 *   one, whose newest may be older than theirs
 */

/** @type {readonly App[]} */
export const APPS = [
  { id: 'next', name: 'Next.js', packages: ['next', 'react'], folder: 'public', firstViews: true },
  { id: 'nuxt', name: 'Nuxt', packages: ['nuxt', 'vue'], folder: 'public', check: true },
  { id: 'astro', name: 'Astro', packages: ['astro'], folder: 'public', check: true, firstViews: true },
  {
    id: 'sveltekit',
    name: 'SvelteKit',
    packages: ['@sveltejs/kit', 'svelte'],
    folder: 'static',
    check: true,
  },
  {
    id: 'angular',
    name: 'Angular',
    packages: ['@angular/core', '@angular/ssr'],
    folder: 'public',
    sameVersion: [
      {
        as: '@angular/platform-server',
        packages: ['common', 'compiler', 'compiler-cli', 'core', 'platform-browser', 'router'].map(
          (name) => `@angular/${name}`,
        ),
      },
      { as: '@angular/ssr', packages: ['@angular/build', '@angular/cli'] },
    ],
  },
];
