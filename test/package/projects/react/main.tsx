import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { load } from 'vitrine';
import { VtLeadForm } from 'vitrine/react';
import 'vitrine/jsx';

function App() {
  const [model, setModel] = useState('compass');
  const [status, setStatus] = useState('');
  return (
    <>
      <button type="button" onClick={() => setModel('renegade')}>
        Outro modelo
      </button>
      <VtLeadForm
        className="contact"
        heading="Fale sobre o Compass"
        model={model}
        persons={['physical']}
        dealerRequired={model === 'compass'}
        onVtWidgetReady={({ detail }) => setStatus(`${detail.tag} ready`)}
      >
        <a href="/contato">Contato</a>
      </VtLeadForm>
      <vt-qr-code value="https://marca.example" level="q" load="eager" />
      <output>{status}</output>
    </>
  );
}

load({
  base: './vitrine',
  brand: 'jeep',
  country: 'BR',
  services: '/api/{service}',
  leadClientId: 'sandbox-client',
  leadClientSecret: 'sandbox-secret',
});
createRoot(document.getElementById('root') as HTMLElement).render(<App />);
