import { failureOf, type MainJob, pressed, seen, signIn, widget } from '../../lib/main-job';

const tag = 'vt-quotation';

export const mainJob: MainJob = {
  markup: '<vt-quotation></vt-quotation>',
  user: 'vendas',
  steps: [
    signIn(tag, 'vendas'),
    {
      async act(page) {
        const search = widget(page, tag).locator('#car-search');
        await search
          .or(failureOf(widget(page, tag)))
          .first()
          .waitFor({ timeout: 3000 })
          .catch(() => {});
        if (!(await search.isVisible())) return;
        await search.fill('358AF11');
        await search.press('Enter');
      },
      done: seen((page) => widget(page, tag).locator('.prices .final'), 10_000),
    },
    {
      act: pressed(tag, /^Ver (o estoque da|el stock de la) f/),
      done: seen((page) =>
        widget(page, tag).getByRole('button', { name: /^(Propor este carro|Proponer este auto)/ }),
      ),
    },
    {
      act: pressed(tag, /^(Propor este carro|Proponer este auto)/),
      done: seen((page) => widget(page, tag).getByRole('button', { name: /^Descartar/ })),
    },
    {
      async act(page) {
        const review = widget(page, tag).getByRole('tab', { name: 'Revis' });
        if (await review.isVisible()) await review.click();
        const name = widget(page, tag).locator('[name="opportunityName"]');
        await name
          .or(failureOf(widget(page, tag)))
          .first()
          .waitFor({ timeout: 3000 })
          .catch(() => {});
        if (await name.isVisible()) await name.fill('Frota da Padaria Aurora');
        await pressed(tag, /^(Salvar|Guardar) .*CRM$/)(page);
      },
      done: seen((page) => widget(page, tag).getByRole('heading', { name: /(salva|guardada) .*CRM$/ })),
    },
  ],
};
