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

export const ON_SCRIPT = `<script async src="https://cdn.suamarca.example/vitrine/vitrine.js"
  data-brand="jeep" data-country="BR"
  data-services="https://api.suamarca.example/{service}"></script>`;

export const SURFACES = `<!-- No fundo da página, sem margem própria; a página já tem o título. -->
<vt-lead-form heading-level="none"></vt-lead-form>

<!-- Em um cartão, com margem, fundo e contorno. -->
<vt-lead-form surface="card"></vt-lead-form>

<!-- Em uma parte escura da página; dark-card é um cartão escuro. -->
<vt-lead-form surface="dark"></vt-lead-form>`;

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

export const SHORTCODE = `[vitrine lead-form model="pulse" dealer-required]<a href="/contato">Fale com a gente</a>[/vitrine]`;

export const DATA_LAYER = `<meta name="vitrine:data-layer" content="minhaCamada">
<script>
  var minhaCamada = [];
</script>`;

export const CONSENT = '<meta name="vitrine:consent" content="analytics_storage ad_storage">';

export const GIVE_CONSENT = `// Aceitou tudo:
document.documentElement.dataset.vitrineConsent = 'analytics_storage ad_storage';
// Recusou tudo:
document.documentElement.dataset.vitrineConsent = '';`;

export const MAP = `<meta name="vitrine:map-tiles" content="https://tiles.example/{z}/{x}/{y}.png">
<meta name="vitrine:map-attribution" content="© colaboradores do mapa">`;
