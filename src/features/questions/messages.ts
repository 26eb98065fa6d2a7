import * as sharedEs from '#domain/core/messages.es-AR';
import * as sharedPt from '#domain/core/messages.pt-BR';
import * as wordsEs from '#ui/core/words.es-AR';
import * as wordsPt from '#ui/core/words.pt-BR';

const pt = {
  optional: wordsPt.optional,
  /** Of a question without a text. */
  question: 'Pergunta {number}',
  clear: 'Limpar resposta',
  select: wordsPt.choose,
  choose: 'Escolha uma opção',
  textMissing: 'Digite a sua resposta',
  dateMissing: 'Digite a data',
  noDate: 'Data inválida',
  dateHint: 'DD/MM/AAAA',
  openCalendar: 'Abrir calendário',
  closeCalendar: 'Fechar calendário',
  calendar: 'Escolha o dia',
  fileMissing: 'Envie uma foto ou um arquivo',
  fileEmpty: 'Um dos arquivos está vazio',
  tooManyFiles: 'Envie até 10 arquivos',
  fileHint: 'Fotos ou PDF. Os arquivos não ficam guardados: se você recarregar a página, escolha de novo.',
  camera: 'Tirar foto',
  take: 'Fotografar',
  retry: sharedPt.retry,
  closeCamera: 'Fechar câmera',
  guide: 'Enquadre o que você quer mostrar.',
  waiting: 'A câmera ainda não mostra imagem. Tente novamente.',
  photoFailed: 'Não foi possível ler a foto. Tire outra.',
  protected:
    'Este navegador altera as fotos para proteger a sua privacidade. Envie um arquivo de foto ou use outro navegador.',
  photoName: 'foto-{number}.jpg',
  taken: 'Foto adicionada: {name}',
};

const es: typeof pt = {
  optional: wordsEs.optional,
  question: 'Pregunta {number}',
  clear: 'Borrar respuesta',
  select: wordsEs.choose,
  choose: 'Elegí una opción',
  textMissing: 'Ingresá tu respuesta',
  dateMissing: 'Ingresá la fecha',
  noDate: 'Fecha inválida',
  dateHint: 'DD/MM/AAAA',
  openCalendar: 'Abrir calendario',
  closeCalendar: 'Cerrar calendario',
  calendar: 'Elegí el día',
  fileMissing: 'Enviá una foto o un archivo',
  fileEmpty: 'Uno de los archivos está vacío',
  tooManyFiles: 'Enviá hasta 10 archivos',
  fileHint: 'Fotos o PDF. Los archivos no quedan guardados: si recargás la página, elegilos de nuevo.',
  camera: 'Tomar foto',
  take: 'Fotografiar',
  retry: sharedEs.retry,
  closeCamera: 'Cerrar cámara',
  guide: 'Encuadrá lo que querés mostrar.',
  waiting: 'La cámara todavía no muestra imagen. Intentá de nuevo.',
  photoFailed: 'No se pudo leer la foto. Tomá otra.',
  protected:
    'Este navegador altera las fotos para proteger tu privacidad. Enviá un archivo de foto o usá otro navegador.',
  photoName: 'foto-{number}.jpg',
  taken: 'Foto agregada: {name}',
};

export const texts = { 'pt-BR': pt, 'es-AR': es };
