import { load } from 'vitrine';
import { createApp } from 'vue';
import App from './App.vue';

load({
  base: './vitrine',
  brand: 'jeep',
  country: 'BR',
  services: '/api/{service}',
  leadClientId: 'sandbox-client',
  leadClientSecret: 'sandbox-secret',
});
createApp(App).mount('#root');
