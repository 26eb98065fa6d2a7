import { language } from '#page/core/metadata';
import { isInAppBrowser } from '#page/in-app-browser';
import { saveFile as download } from '#page/save-file';
import { showPopup } from './popups/popup-store';

const texts = {
  'pt-BR':
    'O navegador deste aplicativo pode não salvar arquivos. Se você não encontrar o arquivo, abra esta página no Chrome ou no Safari e tente de novo.',
  'es-AR':
    'El navegador de esta aplicación puede no guardar archivos. Si no encontrás el archivo, abrí esta página en Chrome o en Safari e intentá de nuevo.',
};

/** Milliseconds that it is shown: it is longer than others (ours). */
const DURATION = 15_000;

/**
 * Downloads a file. Browsers of apps often drop what a page has made itself, without a word to it or to the visitor: there
 * a message says where it can be had.
 */
export function saveFile(file: Blob, name: string): void {
  download(file, name);
  if (isInAppBrowser()) showPopup({ type: 'ERROR', text: texts[language()], duration: DURATION });
}
