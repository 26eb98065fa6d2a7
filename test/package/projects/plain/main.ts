import { load, whenReady } from 'vitrine';

const form = document.createElement('vt-lead-form');
form.setAttribute('heading', 'Fale sobre o Compass');
form.setAttribute('persons', 'physical');
document.body.append(form);

await load({
  base: './vitrine',
  brand: 'jeep',
  country: 'BR',
  services: '/api/{service}',
  leadClientId: 'sandbox-client',
  leadClientSecret: 'sandbox-secret',
});
const { localName } = await whenReady(form);
(document.querySelector('output') as HTMLOutputElement).textContent = `${localName} ready`;
