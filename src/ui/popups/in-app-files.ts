import { language } from '#page/core/metadata';
import { isInAppBrowser } from '#page/in-app-browser';
import { showPopup } from './popup-store';

const texts = {
  'pt-BR':
    'O navegador deste aplicativo pode não salvar arquivos. Se você não encontrar o arquivo, abra esta página no Chrome ou no Safari e tente novamente.',
  'es-AR':
    'El navegador de esta aplicación puede no guardar archivos. Si no encontrás el archivo, abrí esta página en Chrome o en Safari e intentá de nuevo.',
};

/** Milliseconds that it is shown: it is longer than others (ours). */
const DURATION = 15_000;

/** Says, in the browser of an app, that a file may not have been saved. */
export function tellInApp(): void {
  if (isInAppBrowser()) showPopup({ type: 'ERROR', text: texts[language()], duration: DURATION });
}
