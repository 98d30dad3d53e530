import { Heading } from '@tiptap/extension-heading';
import { Image } from '@tiptap/extension-image';
import { ListItem } from '@tiptap/extension-list';
import { textblockTypeInputRule } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { ArticleLink } from './article-link';
import { tableExtensions } from './article-table';
import { CalloutBlock } from './callout';
import { ContainerBlock } from './container-block';
import { ArticleFigure } from './figure';
import { FindInText } from './find/find-in-text';
import { KeptAttributes } from './kept-attributes';
import { OwnDirection } from './own-direction';
import { PreservedBlock } from './preserved-block';
import { preservedMarks } from './preserved-marks';
import { TypingGuard } from './typing-guard';
import { UploadPlaceholders } from './upload-placeholders';
import { VideoFrameBlock } from './video-frame';

/** Articles may have any heading level; new headings start below the title, which is the page's h1. */
const WRITTEN_LEVELS = [2, 3, 4] as const;

const ArticleHeading = Heading.extend({
  addInputRules() {
    const highest = textblockTypeInputRule({
      find: /^#\s$/,
      type: this.type,
      getAttributes: { level: WRITTEN_LEVELS[0] },
    });
    return [highest, ...(this.parent?.() ?? []).slice(1, 4)];
  },
  addKeyboardShortcuts() {
    return Object.fromEntries(
      WRITTEN_LEVELS.map((level) => [
        `Mod-Alt-${level}`,
        () => this.editor.commands.toggleHeading({ level }),
      ]),
    );
  },
}).configure({ levels: [1, 2, 3, 4, 5, 6] });

/** Remembers whether an item's text was in a paragraph, which makes the list looser; new items have none. */
const ArticleListItem = ListItem.extend({
  addAttributes() {
    return {
      isTight: {
        default: true,
        parseHTML: (element) => element.querySelector(':scope > p') === null,
        renderHTML: ({ isTight }) => (isTight === true ? { 'data-tight': '' } : {}),
      },
    };
  },
});

/** The editor's schema for articles: everything the sanitiser allows can be edited, or is preserved unchanged. */
export const EDITOR_EXTENSIONS = [
  StarterKit.configure({ heading: false, link: false, listItem: false }),
  ArticleHeading,
  ArticleListItem,
  ArticleLink,
  Image.configure({ inline: true, allowBase64: true }),
  ...tableExtensions,
  ArticleFigure,
  VideoFrameBlock,
  CalloutBlock,
  ContainerBlock,
  PreservedBlock,
  ...preservedMarks,
  KeptAttributes,
  OwnDirection,
  TypingGuard,
  UploadPlaceholders,
  FindInText,
];
