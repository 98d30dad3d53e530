import { isAllowedImage, isAllowedImageSet, isAllowedLink } from '@harborline/domain/html/allowed-address';
import {
  ARTICLE_ATTRIBUTE,
  CALLOUT_ATTRIBUTE,
  isArticleReference,
  isCallout,
} from '@harborline/domain/html/article-markup';
import {
  ALLOWED_ATTRIBUTES,
  ALLOWED_TAGS,
  FRAME_SANDBOX,
  filterStyle,
  isAllowedFrame,
} from '@harborline/domain/html/sanitise-policy';
import createDOMPurify from 'dompurify';

const purify = createDOMPurify(window);

function keepAttributeIf(element: Element, name: string, isAllowed: (value: string) => boolean): void {
  const value = element.getAttribute(name);
  if (value !== null && !isAllowed(value)) element.removeAttribute(name);
}

function tidyStyle(element: Element): void {
  const style = element.getAttribute('style');
  if (style === null) return;
  const kept = filterStyle(style);
  if (kept === '') element.removeAttribute('style');
  else element.setAttribute('style', kept);
}

purify.addHook('afterSanitizeAttributes', (element) => {
  tidyStyle(element);
  keepAttributeIf(element, 'href', isAllowedLink);
  keepAttributeIf(element, 'srcset', isAllowedImageSet);
  keepAttributeIf(element, 'poster', isAllowedImage);
  keepAttributeIf(element, CALLOUT_ATTRIBUTE, isCallout);
  keepAttributeIf(element, ARTICLE_ATTRIBUTE, isArticleReference);
  if (element.tagName === 'IFRAME') {
    if (!isAllowedFrame(element.getAttribute('src') ?? '')) {
      element.remove();
      return;
    }
    element.setAttribute('sandbox', FRAME_SANDBOX);
    element.setAttribute('loading', 'lazy');
    element.setAttribute('referrerpolicy', 'strict-origin-when-cross-origin');
    return;
  }
  keepAttributeIf(element, 'src', isAllowedImage);
  if (element.tagName === 'IMG') element.setAttribute('loading', 'lazy');
  if (element.hasAttribute('target')) element.setAttribute('rel', 'noopener noreferrer');
});

/** Converts HTML written by users to a fragment that is safe to show (S5-27, D-15). */
export function sanitiseHtml(html: string): DocumentFragment {
  return purify.sanitize(html, {
    RETURN_DOM_FRAGMENT: true,
    ALLOWED_TAGS: [...ALLOWED_TAGS],
    ALLOWED_ATTR: [...ALLOWED_ATTRIBUTES],
    // Ids and names get a prefix, so that no article can shadow a variable of the page.
    SANITIZE_NAMED_PROPS: true,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  });
}
