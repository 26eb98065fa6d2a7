import { Component, CUSTOM_ELEMENTS_SCHEMA, signal } from '@angular/core';
import type { VitrineEventMap } from 'vitrine';

@Component({
  selector: 'app-contact',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <h1>Contato</h1>
    <button type="button" (click)="model.set('argo')">Outro modelo</button>
    <vt-lead-form
      heading="Fale com a gente"
      [attr.model]="model()"
      persons="physical"
      [attr.dealer-required]="false || null"
      (vt-lead-sent)="thank($event)"
    >
      <a href="/contato">Fale com a gente</a>
    </vt-lead-form>
    <output>{{ status() }}</output>
    <plain-element></plain-element>
    <vt-qr-code value="https://marca.example" level="q"></vt-qr-code>
  `,
})
export class Contact {
  readonly model = signal('pulse');
  readonly status = signal('');
  thank({ detail }: VitrineEventMap['vt-lead-sent']) {
    this.status.set(`sent ${detail.personType}`);
  }
}
