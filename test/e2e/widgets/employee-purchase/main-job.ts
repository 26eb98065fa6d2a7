import { ana } from '../../lib/lead';
import { type MainJob, pressed, seen, signIn, widget } from '../../lib/main-job';

const TAG = 'vt-employee-purchase';

/** In either language: a page may change it on the way. */
const title = (name: RegExp) => seen((page) => widget(page, TAG).getByRole('heading', { name }));

export const mainJob: MainJob = {
  markup: `<${TAG}></${TAG}>`,
  steps: [
    signIn(TAG),
    {
      act: async (page) => {
        const form = widget(page, TAG);
        await form.locator('[value=employee]').check();
        await form.locator('#registration').fill('123451');
        await form.locator('#cpf').fill(ana.cpf);
        await pressed(TAG, /^Continuar$/)(page);
      },
      done: title(/Escolha o carro|Elegí el auto/),
    },
    { act: pressed(TAG, /^(Escolher|Elegir) /), done: title(/Confira o carro|Revisá el auto/) },
    {
      act: async (page) => {
        const form = widget(page, TAG);
        await form.locator('#name').fill(ana.name);
        const email = form.locator('#email');
        // The account's own: some engines have no selection in a field of this type that a text could replace.
        if (!(await email.inputValue())) await email.fill(ana.email);
        await form.locator('#phone').fill(ana.phone);
        await pressed(TAG, /^Reservar/)(page);
      },
      done: title(/(Carro|Auto) reservado/),
    },
  ],
};
