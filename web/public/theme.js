// Before anything is painted: the chosen theme, so that a dark page never flashes white.
(function () {
  var dark = matchMedia('(prefers-color-scheme: dark)').matches;
  try {
    var kept = JSON.parse(localStorage.getItem('bastide.theme'));
    if (kept) dark = kept === 'dark';
  } catch {
    // Nothing kept: the system decides.
  }
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
})();
