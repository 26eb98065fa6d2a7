/** The tag manager of this page: long after the first copy it adds an older one. */
addEventListener('load', () => {
  const late = document.createElement('script');
  late.type = 'module';
  late.src = '/vitrine-old/vitrine.js';
  document.head.append(late);
});
