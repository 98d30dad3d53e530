import type { Translate } from '@harborline/domain/translation/create-translator';
import { type DefaultTreeAdapterTypes, parseFragment, serialize } from 'parse5';
import { UNTOUCHED_MARKS, UNTOUCHED_TAGS } from '../../shared/ui-public/untouched';

type Node = DefaultTreeAdapterTypes.ChildNode;

const isUntouched = ({ tagName, attrs }: DefaultTreeAdapterTypes.Element): boolean =>
  UNTOUCHED_TAGS.some((tag) => tag === tagName) ||
  attrs.some(({ name }) => UNTOUCHED_MARKS.some((mark) => mark === name));

/**
 * Applies a library's translations to HTML as `translatePage` does in a browser (S3-19, D-25). HTML without any of the
 * words is returned unchanged.
 */
export function translateHtml(html: string, translate: Translate): string {
  const fragment = parseFragment(html);
  let hasChanged = false;
  const visit = (node: Node): void => {
    if (node.nodeName === '#text' && 'value' in node) {
      const text = translate(node.value);
      hasChanged ||= text !== node.value;
      node.value = text;
    }
    if ('tagName' in node && !isUntouched(node)) node.childNodes.forEach(visit);
  };
  fragment.childNodes.forEach(visit);
  return hasChanged ? serialize(fragment) : html;
}
