import type { CheckTexts } from './checks.pt-BR';

export const checks: CheckTexts = {
  policy: {
    title: 'Política de seguridad (CSP)',
    origins:
      'Si el sitio envía Content-Security-Policy, agregá estos orígenes a los que ya tiene. Son los de los widgets de esta página, y nada más:',
    heights: (allowed) =>
      `El <style> con las alturas es el único código inline. ${
        allowed
          ? 'El hash de arriba lo autoriza y cambia con los widgets de la página; si preferís, usá el nonce del sitio.'
          : 'Autorizalo con el nonce del sitio.'
      } Si la política no acepta estilos en el HTML, copiá reserve.css al CSS del sitio y borrá el <style>.`,
    views: (allowed) =>
      `Los <style>, con alturas y primeras vistas, son el único código inline. ${
        allowed
          ? 'Los hashes de arriba los autorizan y cambian con los widgets, los atributos y la versión; si preferís, usá el nonce del sitio.'
          : 'Autorizalos con el nonce del sitio.'
      } Si la política no acepta estilos en el HTML, desmarcá la primera vista.`,
    addresses: (list) =>
      `Si la página tiene alguno de estos metadatos, agregá el origen de su dirección: ${list}.`,
    others:
      'Si las fotos vienen de otra dirección, agregala a img-src. Con require-trusted-types-for, agregá trusted-types lit-html.',
  },
  cors: {
    title: 'Acceso desde otro origen (CORS)',
    script:
      'El servidor del script tiene que enviar Access-Control-Allow-Origin en todos los archivos .js: el navegador acepta módulos de otro origen solo con ese encabezado.',
    services: (services, headers) =>
      `Los servicios (${services}) tienen que aceptar el origen del sitio y los encabezados ${headers}. La dirección tiene que ser la final: una llamada redirigida falla.`,
    photos: 'También el servidor de las fotos: si no, el PDF del resumen sale sin la imagen del auto.',
  },
  cache: {
    title: 'Caché de los archivos',
    names:
      'vitrine.js, widgets/*.js y manifest.json mantienen el nombre en todas las versiones: el navegador tiene que preguntar si cambiaron. Los archivos de chunks/ tienen el hash del contenido en el nombre y nunca cambian.',
    hints:
      'Las líneas modulepreload traen nombres de esta versión. Generá el código de nuevo con cada versión publicada, o mantené los archivos anteriores en el servidor; una línea vieja no rompe la página, solo descarga un archivo de más.',
  },
  early: {
    title: 'Archivos antes del HTML',
    header:
      'Las líneas modulepreload también pueden salir del servidor, en el encabezado de la página o en una respuesta 103 Early Hints; el navegador empieza a descargar antes de leer el HTML. Usá las líneas o el encabezado.',
  },
  secrets: {
    title: 'Metadatos públicos',
    leads:
      'lead-client-id y lead-client-secret quedan en el HTML y cualquiera puede leerlos. Confirmá que el servicio de leads limite los orígenes y la cantidad de envíos, y que el par permita solo enviar leads.',
  },
};
