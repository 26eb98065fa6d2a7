import { saveFile as download } from '#page/save-file';

/** Downloads a file. Browsers of apps often drop what a page has made itself, in silence: there a message says where it can be had. */
export function saveFile(file: Blob, name: string): void {
  download(file, name);
  // Only visitors who save a file load it.
  import('./popups/in-app-files').then(
    ({ tellInApp }) => tellInApp(),
    () => {},
  );
}
