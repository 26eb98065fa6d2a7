import { useState } from 'react';
import { useHost, useMessages } from '#ui/core/host-context';
import { Accordion } from '#ui/parts/Accordion';
import { Pagination } from '#ui/parts/Pagination';
import { Stepper } from '#ui/parts/Stepper';
import { Tabs } from '#ui/parts/Tabs';
import { Specimen } from './Specimen';
import { questions, stepNames } from './samples';
import { WizardSample } from './WizardSample';

const words = {
  'pt-BR': {
    tabs: 'Abas',
    narrowTabs: 'Mais abas que largura',
    sheet: 'Ficha técnica',
    names: ['Motor', 'Medidas', 'Segurança', 'Conforto', 'Conectividade', 'Garantia'],
    about: 'Tudo sobre',
    steps: 'Etapas',
    shortSteps: 'Etapas em um celular',
    many: 'Seções, várias abertas',
    one: 'Seções, uma de cada vez',
    pages: 'Páginas',
    wizard: 'Formulário em etapas',
  },
  'es-AR': {
    tabs: 'Pestañas',
    narrowTabs: 'Más pestañas que ancho',
    sheet: 'Ficha técnica',
    names: ['Motor', 'Medidas', 'Seguridad', 'Confort', 'Conectividad', 'Garantía'],
    about: 'Todo sobre',
    steps: 'Etapas',
    shortSteps: 'Etapas en un celular',
    many: 'Secciones, varias abiertas',
    one: 'Secciones, una por vez',
    pages: 'Páginas',
    wizard: 'Formulario en etapas',
  },
};

export function Movement() {
  const { language } = useHost();
  const labels = useMessages(words);
  const [step, setStep] = useState(2);
  const [page, setPage] = useState(1);
  const tabs = labels.names.map((label, index) => ({
    id: `t${index}`,
    label,
    panel: (
      <p>
        {labels.about} {label.toLowerCase()}.
      </p>
    ),
    disabled: index === 3,
  }));
  return (
    <>
      <Specimen title={labels.steps} size="full">
        <Stepper steps={stepNames[language]} current={step} onStep={setStep} />
      </Specimen>
      <Specimen title={labels.wizard} size="full">
        <WizardSample />
      </Specimen>
      <Specimen title={labels.tabs} size="wide">
        <Tabs name="wide-tabs" label={labels.sheet} tabs={tabs} />
      </Specimen>
      <Specimen title={labels.narrowTabs}>
        <Tabs name="narrow-tabs" label={labels.sheet} tabs={tabs} />
      </Specimen>
      <Specimen title={labels.many} size="wide">
        <Accordion name="many" items={questions[language]} open={['reserva', 'documentos']} level={4} />
      </Specimen>
      <Specimen title={labels.one}>
        <Accordion name="one" items={questions[language]} single level={4} />
      </Specimen>
      <Specimen title={labels.shortSteps}>
        <Stepper label={labels.shortSteps} steps={stepNames[language]} current={step} onStep={setStep} />
      </Specimen>
      <Specimen title={labels.pages} size="wide">
        <Pagination page={page} pages={7} onPage={setPage} />
      </Specimen>
    </>
  );
}
