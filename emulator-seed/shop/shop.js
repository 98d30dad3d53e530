// The shop is a single-page app: its links change the address and the heading, nothing else.
const HEADINGS = { '/': 'Bikes for every day', '/bikes': 'All bikes', '/cart': 'Your cart is empty' };
window.harborline ??= [];

function show() {
  const heading = document.querySelector('h1');
  if (heading) heading.textContent = HEADINGS[window.location.pathname] ?? HEADINGS['/'];
  document.title = `${heading?.textContent} | Lumen Cycles`;
}

function say(text) {
  const news = document.querySelector('.news');
  if (news) news.textContent = text;
}

document.addEventListener('click', (event) => {
  const link = event.target.closest('a[href^="/"]');
  const ask = event.target.closest('[data-ask]');
  if (link) {
    event.preventDefault();
    window.history.pushState(null, '', link.href);
    show();
    // Whoever chats with the visitor sees it.
    if (window.location.pathname === '/cart') window.harborline.push({ do: 'event', name: 'cart-opened' });
  }
  if (ask) {
    const message = `I have a question about the ${ask.dataset.ask}.`;
    window.harborline.push({ do: 'prefill', name: 'Robin Shopper', email: 'robin@shopper.example', message });
    window.harborline.push({ do: 'open' });
  }
});
window.addEventListener('popstate', show);
window.harborline.push({ do: 'on', event: 'open', listener: () => say('The widget is open.') });
window.harborline.push({ do: 'on', event: 'close', listener: () => say('The widget is closed.') });
show();
