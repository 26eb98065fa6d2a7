import { cameTo } from '../lib/funding';
import { answered, FLOW_ARGS } from '../lib/funding-page';
import { about, component, type WidgetMeta, type WidgetStory } from '../lib/story';

const meta: WidgetMeta<'vt-funding-flow'> = {
  title: 'Widgets/vt-funding-flow',
  component: component('vt-funding-flow'),
  args: FLOW_ARGS,
};
export default meta;
type Story = WidgetStory<'vt-funding-flow'>;

export const Approved: Story = {
  name: 'Aprovada',
  parameters: about('Os próximos passos: documentos, concessionária, test drive.', {
    arrange: cameTo('loading-propose-result', { later: 6 }),
  }),
  play: answered('Proposta aprovada'),
};

export const Denied: Story = {
  name: 'Não aprovada',
  parameters: about('O motivo, quando o banco o informa, e outra modalidade.', {
    arrange: cameTo('loading-propose-result', { cpf: '111.222.302-90', later: 6 }),
  }),
  play: answered('Proposta não aprovada'),
};

export const Pending: Story = {
  name: 'Faltam documentos',
  parameters: about('Os documentos que faltam e onde enviá-los.', {
    arrange: cameTo('loading-propose-result', { cpf: '111.222.308-85', later: 6 }),
  }),
  play: answered('Acompanhe a sua proposta'),
};
