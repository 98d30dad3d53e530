import { isAllowedLink } from '@harborline/domain/html/sanitise-policy';
import { Link } from '@tiptap/extension-link';
import { Placeholder } from '@tiptap/extension-placeholder';
import StarterKit from '@tiptap/starter-kit';
import { PreservedBlock } from './preserved-block';
import { preservedMarks } from './preserved-marks';

/** What an article may be made of in the editor. Links obey the policy that the sanitiser enforces anyway. */
export const EDITOR_EXTENSIONS = [
  StarterKit.configure({ heading: { levels: [2, 3, 4] }, link: false }),
  Link.configure({
    openOnClick: false,
    autolink: true,
    defaultProtocol: 'https',
    isAllowedUri: (url) => isAllowedLink(url),
    HTMLAttributes: { rel: null, target: null },
  }),
  Placeholder.configure({ placeholder: 'Write the answer in the words your customers use.' }),
  PreservedBlock,
  ...preservedMarks,
];
