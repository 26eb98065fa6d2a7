const pt = {
  heading: 'Ler o chassi',
  intro: 'Aponte a câmera para o código de barras da etiqueta do chassi.',
  anyHeading: 'Ler um código',
  anyIntro: 'Aponte a câmera para o código de barras, ou envie uma foto dele.',
};

const es: typeof pt = {
  heading: 'Leer el chasis',
  intro: 'Apuntá la cámara al código de barras de la etiqueta del chasis.',
  anyHeading: 'Leer un código',
  anyIntro: 'Apuntá la cámara al código de barras, o enviá una foto del código.',
};

export const texts = { 'pt-BR': pt, 'es-AR': es };
