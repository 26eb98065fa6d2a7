/** Sample code for the page "Para autores". */
export const PAGE = `<meta name="vitrine:brand" content="jeep">
<meta name="vitrine:country" content="BR">
<meta name="vitrine:language" content="pt-BR">
<meta name="vitrine:services" content="https://api.suamarca.example/{service}">`;

export const WIDGET = `<vt-lead-form model="compass">
  <a href="/contato">Fale com a gente</a>
</vt-lead-form>`;

export const HEIGHT = `vt-lead-form {
  min-height: 640px;
}`;

export const LOOKS = `.campanha {
  --vt-primary: #5a2ca0;
  --vt-button-radius: 0;
}
vt-lead-form::part(button) {
  letter-spacing: 0.04em;
}
vt-lead-form:state(failed) {
  min-height: 0;
}`;
