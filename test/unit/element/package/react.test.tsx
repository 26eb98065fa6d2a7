// @vitest-environment happy-dom
// @react
import { act, createRef } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeAll, expect, it, vi } from 'vitest';
import { VtLeadForm, VtQrCode } from '#element/package/generated/react';
import { emit } from '#page/core/events';

beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
});

function mount() {
  const container = document.createElement('div');
  const root = createRoot(container);
  return {
    show: (view: React.ReactNode) => act(() => root.render(view)),
    element: () => container.firstElementChild as HTMLElement,
    end: () => act(() => root.unmount()),
  };
}

const sent = { personType: 'physical', dealer: 'D1' } as const;

it('props become attributes: names in kebab-case, flags, numbers, lists', async () => {
  const { show, element } = mount();
  await show(
    <VtLeadForm
      id="lead"
      className="contact"
      modelYear="2026"
      persons={['legal', 'physical']}
      dealerRequired
      aria-label="Lead"
    />,
  );
  expect(element().outerHTML).toBe(
    '<vt-lead-form id="lead" class="contact" model-year="2026" persons="legal physical" dealer-required="" aria-label="Lead"></vt-lead-form>',
  );
  await show(<VtLeadForm id="lead" persons="legal" dealerRequired={false} model={undefined} />);
  expect(element().outerHTML).toBe('<vt-lead-form id="lead" persons="legal"></vt-lead-form>');
  const code = mount();
  await code.show(<VtQrCode version={7} level="h" />);
  expect(code.element().outerHTML).toBe('<vt-qr-code version="7" level="h"></vt-qr-code>');
});

it('a listener hears the event, and the newest one does', async () => {
  const { show, element, end } = mount();
  const first = vi.fn();
  const second = vi.fn();
  await show(<VtLeadForm onVtLeadSent={(event) => first(event.detail.dealer)} />);
  emit(element(), 'vt-lead-sent', sent);
  await show(<VtLeadForm onVtLeadSent={(event) => second(event.detail.dealer)} onVtLeadFailed={second} />);
  emit(element(), 'vt-lead-sent', sent);
  expect(first.mock.calls).toEqual([['D1']]);
  expect(second.mock.calls).toEqual([['D1']]);
  await show(<VtLeadForm />);
  emit(element(), 'vt-lead-sent', sent);
  const left = element();
  await end();
  emit(left, 'vt-lead-sent', sent);
  expect(second).toHaveBeenCalledTimes(1);
});

it('the listener is there before the element runs its own code', async () => {
  const heard = vi.fn();
  customElements.define(
    'vt-lead-form',
    class extends HTMLElement {
      connectedCallback() {
        // As soon as a Lit element can fire.
        queueMicrotask(() => emit(this, 'vt-widget-ready', { tag: 'vt-lead-form' }));
      }
    },
  );
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  await act(() => root.render(<VtLeadForm onVtWidgetReady={({ detail }) => heard(detail.tag)} />));
  expect(heard.mock.calls).toEqual([['vt-lead-form']]);
  await act(() => root.unmount());
});

it('the ref is the element, as an object and as a function', async () => {
  const { show, element, end } = mount();
  const object = createRef<HTMLElement>();
  await show(<VtLeadForm ref={object} />);
  expect(object.current).toBe(element());
  const calls: (HTMLElement | null)[] = [];
  await show(
    <VtLeadForm
      ref={(each) => {
        calls.push(each);
      }}
    />,
  );
  expect(object.current).toBeNull();
  expect(calls.at(-1)).toBe(element());
  await end();
  expect(calls.at(-1)).toBeNull();
});
