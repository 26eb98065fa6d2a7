/** Moves, removes and adds the page's form, as script-driven pages do. */

const places = ['esquerda', 'direita'].map((id) => document.getElementById(id));
const form = () => document.querySelector('vt-lead-form');
const say = (text) => {
  document.getElementById('estado').textContent = text;
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
    const to = places[0].contains(moved) ? places[1] : places[0];
    to.append(moved);
    say(`O formulário está à ${to.id}.`);
  },
  tirar() {
    form()?.remove();
    say(form() ? 'Um formulário saiu.' : 'Não há formulário na página.');
  },
  por() {
    places[0].append(fresh());
    say(`Formulários na página: ${document.querySelectorAll('vt-lead-form').length}.`);
  },
  async muitas() {
    say('Pondo e tirando…');
    for (let round = 0; round < 200; round++) {
      const added = fresh();
      places[1].append(added);
      await new Promise((next) => requestAnimationFrame(next));
      added.remove();
    }
    say('Duzentas vezes feitas.');
  },
};

for (const [id, act] of Object.entries(actions)) document.getElementById(id).addEventListener('click', act);
