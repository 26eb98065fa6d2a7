import { load } from 'vitrine';

load({
  base: '/vitrine',
  brand: 'fiat',
  country: 'BR',
  services: '__SERVICES__',
  leadClientId: 'sandbox-client',
  leadClientSecret: 'sandbox-secret',
}).catch(console.error);
