import { afterNextRender, Component } from '@angular/core';
import { RouterLink, RouterOutlet } from '@angular/router';
import { load } from 'vitrine';

@Component({
  selector: 'app-root',
  imports: [RouterLink, RouterOutlet],
  template: `
    <nav>
      <a routerLink="/">Contato</a> <a routerLink="/ofertas">Ofertas</a> <a routerLink="/monte">Monte</a>
    </nav>
    <main><router-outlet /></main>
  `,
})
export class App {
  constructor() {
    // In the browser only.
    afterNextRender(() =>
      load({
        base: '/vitrine',
        brand: 'fiat',
        country: 'BR',
        services: '__SERVICES__',
        leadClientId: 'sandbox-client',
        leadClientSecret: 'sandbox-secret',
      }).catch(console.error),
    );
  }
}
