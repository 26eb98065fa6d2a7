import { createElement } from 'react';
import { VtQrCode } from 'vitrine/react';
import { Contact } from './contact';

export default function Page() {
  return (
    <>
      <h1>Contato</h1>
      <Contact />
      {createElement('plain-element')}
      <VtQrCode value="https://marca.example" level="q" />
    </>
  );
}
