/** Written by the build, from the simulated services and the imports of the sources (scripts/build/cli-entry.mjs). */
declare module 'vitrine:call-facts' {
  const facts: import('./call-facts').CallFacts;
  export default facts;
}
