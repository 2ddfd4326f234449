// A page's own script, as small sites have one: a like button that counts, and a letter that is answered in place.
(function () {
  var likes = 0;
  var button = document.getElementById('counter');
  var form = document.getElementById('letter');
  var sent = document.getElementById('letter-sent');
  button.addEventListener('click', function () {
    likes += 1;
    button.querySelector('span').textContent = String(likes);
  });
  form.addEventListener('submit', function (event) {
    event.preventDefault();
    var names = [];
    new FormData(form).forEach(function (_value, name) {
      names.push(name);
    });
    sent.textContent = names.join(' ');
  });
})();
