import { Component, CUSTOM_ELEMENTS_SCHEMA } from '@angular/core';

@Component({
  selector: 'app-configure',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <h1>Monte</h1>
    <vt-configurator-summary view="compact"><a href="/contato">Seu carro</a></vt-configurator-summary>
    <vt-configurator model="Argo" finish-url="/"><a href="/contato">Monte por telefone</a></vt-configurator>
  `,
})
export class Configure {}
