// @react
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { VtLeadForm } from '#element/package/generated/react';
import { setFirstViews } from '#element/package/provided-views';

afterEach(() => setFirstViews(undefined));

it('renders the tag and its children on a server without first views', () => {
  expect(renderToString(<VtLeadForm model="pulse">Ligue</VtLeadForm>)).toBe(
    '<vt-lead-form model="pulse">Ligue</vt-lead-form>',
  );
});

it('renders the first view before the children, by the attributes as they are written', () => {
  const provide = vi.fn(() => '<p>view</p>');
  setFirstViews(provide);
  const html = renderToString(
    <VtLeadForm
      className="x"
      model="pulse"
      persons={['legal', 'physical']}
      dealerRequired
      heading={undefined}
    >
      <a href="/">Ligue</a>
    </VtLeadForm>,
  );
  expect(html).toBe(
    '<vt-lead-form class="x" model="pulse" persons="legal physical" dealer-required=""><template shadowrootmode="open"><p>view</p></template><a href="/">Ligue</a></vt-lead-form>',
  );
  expect(provide).toHaveBeenCalledExactlyOnceWith('vt-lead-form', {
    model: 'pulse',
    persons: 'legal physical',
    'dealer-required': '',
  });
});

it('renders no template for a widget without a first view', () => {
  setFirstViews(() => undefined);
  expect(renderToString(<VtLeadForm />)).toBe('<vt-lead-form></vt-lead-form>');
});
