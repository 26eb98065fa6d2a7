import { Component, CUSTOM_ELEMENTS_SCHEMA } from '@angular/core';

@Component({
  selector: 'app-offers',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <h1>Ofertas</h1>
    <vt-offers heading-level="none" contact-url="/"><a href="/contato">Todas as ofertas</a></vt-offers>
  `,
})
export class Offers {}
