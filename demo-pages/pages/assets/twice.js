/** Simulates a tag manager that adds an older copy of the script long after the first one. */
addEventListener('load', () => {
  const late = document.createElement('script');
  late.type = 'module';
  late.src = '/vitrine-old/vitrine.js';
  document.head.append(late);
});
