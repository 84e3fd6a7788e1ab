const text = document.getElementById('text');
text.addEventListener('input', () => {
  document.getElementById('mirror').textContent = text.value;
});
if (location.search === '?offline') {
  // The server's security headers stand for this page, too.
  const own = trustedTypes.createPolicy('default', { createScriptURL: (url) => url });
  void navigator.serviceWorker.register(own.createScriptURL('/baseline/sw.js'));
}
