import { FRAME_SANDBOX, isAllowedFrame } from '@harborline/domain/html/sanitise-policy';
import { ARTICLE_PAGE_TEXTS } from '@harborline/domain/texts/article-page';

const SAID_MS = 2_000;

/** Says something beside an element, to screen readers too, for a moment. */
function sayAt(element: Element, text: string): void {
  const note = document.createElement('span');
  note.className = 'article-note';
  note.setAttribute('role', 'status');
  element.after(note);
  // A status is announced when its text changes, not when it appears.
  requestAnimationFrame(() => note.append(text));
  setTimeout(() => note.remove(), SAID_MS);
}

async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Copies the link to a heading, whose click has led to it already. */
export async function copyLink(link: HTMLAnchorElement): Promise<void> {
  if (await copy(link.href)) sayAt(link, ARTICLE_PAGE_TEXTS.linkCopied);
}

/** Replaces the poster of a video with its player, which starts at once. */
export function playVideo(poster: HTMLElement): void {
  const { player = '' } = poster.dataset;
  if (!isAllowedFrame(player)) return;
  const source = new URL(player);
  source.searchParams.set('autoplay', '1');
  const frame = document.createElement('iframe');
  frame.title = poster.querySelector('.video-title')?.textContent ?? '';
  frame.setAttribute('sandbox', FRAME_SANDBOX);
  frame.allow = 'autoplay; fullscreen; picture-in-picture';
  frame.allowFullscreen = true;
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  frame.src = source.href;
  poster.replaceWith(frame);
  frame.focus();
}

/** Gives each code block of an article a button that copies it. */
export function addCopyButtons(article: HTMLElement): void {
  for (const block of article.querySelectorAll('.code-block:not(:has(.code-copy))')) {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'code-copy';
    button.textContent = ARTICLE_PAGE_TEXTS.copyCode;
    button.addEventListener('click', async () => {
      const isCopied = await copy(block.querySelector('pre')?.textContent ?? '');
      sayAt(button, isCopied ? ARTICLE_PAGE_TEXTS.codeCopied : ARTICLE_PAGE_TEXTS.copyFailed);
    });
    block.append(button);
  }
}
