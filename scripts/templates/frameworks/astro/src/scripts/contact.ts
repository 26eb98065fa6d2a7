/** Runs on each visit of the page, as the router keeps the document. */
document.addEventListener('astro:page-load', () => {
  const form = document.querySelector('vt-lead-form');
  const status = document.querySelector('output');
  form?.addEventListener('vt-lead-sent', ({ detail }) => {
    if (status) status.textContent = `sent ${detail.personType}`;
  });
  document.querySelector('main button')?.addEventListener('click', () => form?.setAttribute('model', 'argo'));
});
