/** Moves, removes and adds the page's form, as script-driven pages do. */

/** @param {string} id of an element of the page */
const byId = (id) => /** @type {HTMLElement} */ (document.getElementById(id));
const left = byId('esquerda');
const right = byId('direita');
const form = () => document.querySelector('vt-lead-form');
const say = (/** @type {string} */ text) => {
  byId('estado').textContent = text;
};

function fresh() {
  const added = document.createElement('vt-lead-form');
  added.setAttribute('heading', 'Formulário novo');
  added.setAttribute('origin', 'mover');
  added.setAttribute('load', 'eager');
  return added;
}

const actions = {
  mover() {
    const moved = form();
    if (!moved) return say('Não há formulário para mover.');
    const to = left.contains(moved) ? right : left;
    to.append(moved);
    say(`O formulário está à ${to.id}.`);
  },
  tirar() {
    form()?.remove();
    say(form() ? 'Um formulário saiu.' : 'Não há formulário na página.');
  },
  por() {
    left.append(fresh());
    say(`Formulários na página: ${document.querySelectorAll('vt-lead-form').length}.`);
  },
  async muitas() {
    say('Pondo e tirando…');
    for (let round = 0; round < 200; round++) {
      const added = fresh();
      right.append(added);
      await new Promise((next) => requestAnimationFrame(next));
      added.remove();
    }
    say('Duzentas vezes feitas.');
  },
};

for (const [id, act] of Object.entries(actions)) byId(id).addEventListener('click', act);
