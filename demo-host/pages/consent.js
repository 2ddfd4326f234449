// Asks visitors whether their shopping may be counted. Their answer is what the shop's analytics script reads: see its data-consent.
const key = 'analytics-consent';
const question = document.querySelector('#consent');
const settings = document.querySelector('#consent-settings');

question.hidden = localStorage.getItem(key) !== null;
question.addEventListener('click', ({ target }) => {
  const { answer } = target.dataset;
  if (!answer) return;
  localStorage.setItem(key, answer);
  question.hidden = true;
  settings.focus();
});
settings.addEventListener('click', () => {
  question.hidden = false;
  question.querySelector('button').focus();
});
