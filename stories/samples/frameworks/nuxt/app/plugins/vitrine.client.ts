import { load } from 'vitrine';

/** Loads the widgets' script once in the browser. */
export default defineNuxtPlugin(() => {
  load({
    base: '/vitrine',
    brand: 'fiat',
    country: 'BR',
    services: '__SERVICES__',
    leadClientId: 'sandbox-client',
    leadClientSecret: 'sandbox-secret',
  }).catch(console.error);
});
