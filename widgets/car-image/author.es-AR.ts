import type { AuthorTexts } from '#element/author-texts';

export const texts: AuthorTexts = {
  title: 'Imagen del auto',
  children: 'Foto próximamente',
  about: 'La imagen de un auto por versión, año, color y ángulo.',
  attributes: {
    brand: 'Marca del auto. Sin el atributo, vale la de la página.',
    model: 'Código del modelo.',
    version: 'Código de la versión.',
    series: 'Código de la serie. El atributo es obligatorio, pero puede quedar vacío: series="".',
    year: 'Año modelo.',
    color: 'Código del color. Sin el atributo, vale el color estándar del auto.',
    angle:
      'Ángulo del auto: de costado (side), de frente (front), solo la rueda (wheel), de atrás (rear) o el interior (interior, con el código del tapizado en color). Los dos últimos no existen para todos los autos.',
    fallback: 'Dirección de una imagen tuya, que se muestra cuando no hay ninguna de este auto.',
    label:
      'Descripción de la imagen para quien no la ve. Sin el atributo, "Auto visto de costado" o el texto del ángulo elegido.',
    decorative: 'La imagen no agrega nada al texto de al lado: los lectores de pantalla la ignoran.',
    fit: 'La imagen llena el espacio (cover) o entra completa en él (contain).',
    sizes:
      'Ancho con el que aparece la imagen, como en el atributo sizes de un img. Sin el atributo, el widget lo mide.',
    eager:
      'Carga la imagen enseguida, y no recién cerca de la pantalla. Usalo en una imagen visible al abrir la página.',
  },
  slots: { '': 'Aparece cuando no hay imagen para mostrar.' },
};
