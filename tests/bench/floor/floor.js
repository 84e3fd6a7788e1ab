const text = document.getElementById('text');
text.addEventListener('input', () => {
  document.getElementById('mirror').textContent = text.value;
});
if (location.search === '?offline') void navigator.serviceWorker.register('/floor/sw.js');
