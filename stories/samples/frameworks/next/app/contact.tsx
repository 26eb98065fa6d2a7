'use client';
import { useState } from 'react';
import { VtLeadForm } from 'vitrine/react';

export function Contact() {
  const [model, setModel] = useState('pulse');
  const [status, setStatus] = useState('');
  return (
    <>
      <button type="button" onClick={() => setModel('argo')}>
        Outro modelo
      </button>
      <VtLeadForm
        heading="Fale com a gente"
        model={model}
        persons={['physical']}
        dealerRequired={false}
        onVtLeadSent={({ detail }) => setStatus(`sent ${detail.personType}`)}
      >
        <a href="/contato">Fale com a gente</a>
      </VtLeadForm>
      <output>{status}</output>
    </>
  );
}
