import type { Node as DocumentNode } from '@tiptap/pm/model';
import { NodeSelection, Plugin, TextSelection } from '@tiptap/pm/state';
import { type Editor, Node } from '@tiptap/react';
import { keptAttributes } from './kept-attributes';

/** Attributes of a picture that move with it into a figure and back. */
const OF_PICTURE = ['src', 'alt', 'title', 'width', 'height'] as const;
const KEPT_OF_PICTURE = ['class', 'style', 'srcset', 'sizes'];

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    articleFigure: {
      /** makes the selected picture a figure whose caption can be written */
      addCaption: () => ReturnType;
      /** makes the figure around the cursor a picture again */
      removeCaption: () => ReturnType;
    };
  }
}

/** Whether a figure is one picture with a plain caption; others are kept as they are. */
function isSimple(figure: HTMLElement): boolean {
  const [picture, caption, ...others] = figure.children;
  const hasCaption = caption === undefined || caption.tagName === 'FIGCAPTION';
  const isInline = caption?.querySelector('p, div, ul, ol, table, figure, pre, blockquote') == null;
  return picture?.tagName === 'IMG' && hasCaption && isInline && others.length === 0;
}

function pictureOf(figure: HTMLElement) {
  const picture = figure.querySelector('img');
  if (picture === null) return false;
  const attributes = Object.fromEntries(OF_PICTURE.map((name) => [name, picture.getAttribute(name)]));
  return { ...attributes, ofPicture: keptAttributes(picture, KEPT_OF_PICTURE) };
}

function presentAttributes({ attrs }: DocumentNode): Record<string, string> {
  const own = OF_PICTURE.flatMap((name) => (attrs[name] === null ? [] : [[name, String(attrs[name])]]));
  return { ...(attrs.ofPicture ?? {}), ...Object.fromEntries(own) };
}

/** Ends a caption: the text goes on below the figure. */
function leaveCaption({ state, view }: Editor): boolean {
  const { $from } = state.selection;
  const paragraph = state.schema.nodes.paragraph?.create();
  if ($from.parent.type.name !== 'figure' || paragraph === undefined) return false;
  const tr = state.tr.insert($from.after(), paragraph);
  view.dispatch(tr.setSelection(TextSelection.create(tr.doc, $from.after() + 1)).scrollIntoView());
  return true;
}

/** Backspace at the start of a caption selects the figure, rather than what is before it. */
function selectFromCaption({ state, view }: Editor): boolean {
  const { $from, empty } = state.selection;
  if (!empty || $from.parent.type.name !== 'figure' || $from.parentOffset > 0) return false;
  view.dispatch(state.tr.setSelection(NodeSelection.create(state.doc, $from.before())));
  return true;
}

/** A picture with a caption. */
export const ArticleFigure = Node.create({
  name: 'figure',
  group: 'block',
  content: 'inline*',
  draggable: true,
  isolating: true,
  addAttributes() {
    const names = [...OF_PICTURE, 'ofPicture'];
    return Object.fromEntries(names.map((name) => [name, { default: null, rendered: false }]));
  },
  parseHTML() {
    return [
      {
        tag: 'figure',
        // Before the blocks that are kept unchanged.
        priority: 110,
        getAttrs: (element: HTMLElement) => isSimple(element) && pictureOf(element),
        contentElement: (element) =>
          element.querySelector('figcaption') ?? document.createElement('figcaption'),
      },
    ];
  },
  renderHTML: ({ node, HTMLAttributes }) => [
    'figure',
    HTMLAttributes,
    ['img', presentAttributes(node)],
    ['figcaption', 0],
  ],
  addKeyboardShortcuts() {
    return {
      Enter: ({ editor }) => leaveCaption(editor),
      Backspace: ({ editor }) => selectFromCaption(editor),
    };
  },
  addProseMirrorPlugins() {
    return [
      new Plugin({
        props: {
          // The picture is no part of the caption's text, so a click on it would do nothing.
          handleClickOn: (view, _at, node, start, { target }) => {
            if (node.type !== this.type || !(target instanceof HTMLImageElement)) return false;
            const { doc, tr } = view.state;
            view.dispatch(tr.setSelection(NodeSelection.create(doc, start)));
            return true;
          },
        },
      }),
    ];
  },
  addCommands() {
    return {
      addCaption:
        () =>
        ({ state, tr, dispatch }) => {
          const { selection } = state;
          if (!(selection instanceof NodeSelection) || selection.node.type.name !== 'image') return false;
          const { $from, from, to, node } = selection;
          const figure = this.type.create({ ...node.attrs, kept: null, ofPicture: node.attrs.kept });
          if (dispatch === undefined) return true;
          const start = $from.before();
          const index = $from.index(-1);
          const mayTakePlace = $from.node(-1).canReplaceWith(index, index + 1, this.type);
          if ($from.parent.childCount === 1 && mayTakePlace) tr.replaceWith(start, $from.after(), figure);
          else tr.replaceRangeWith(from, to, figure);
          // TipTap takes a text of nothing but a figure without a caption for an empty one.
          tr.setMeta('preventClearDocument', true);
          // Text before the picture moves the figure into a block of its own.
          let placedAt: number | null = null;
          tr.doc.nodesBetween(start, tr.doc.content.size, (found, at) => {
            if (placedAt === null && at >= start && found.type === this.type) placedAt = at;
          });
          if (placedAt !== null) tr.setSelection(TextSelection.create(tr.doc, placedAt + 1));
          return true;
        },
      removeCaption:
        () =>
        ({ state, tr, dispatch }) => {
          const { selection, schema } = state;
          const { $from } = selection;
          const isSelected = selection instanceof NodeSelection && selection.node.type === this.type;
          const at = isSelected ? selection.from : $from.parent.type === this.type ? $from.before() : null;
          const figure = at === null ? null : state.doc.nodeAt(at);
          if (at === null || figure === null) return false;
          const { ofPicture, ...attributes } = figure.attrs;
          const picture = schema.nodes.image?.create({ ...attributes, kept: ofPicture });
          const paragraph = picture && schema.nodes.paragraph?.create(null, picture);
          if (paragraph === undefined) return false;
          if (dispatch === undefined) return true;
          tr.replaceWith(at, at + figure.nodeSize, paragraph);
          tr.setSelection(NodeSelection.create(tr.doc, at + 1));
          return true;
        },
    };
  },
});
