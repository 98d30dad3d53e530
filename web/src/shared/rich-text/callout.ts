import { CALLOUT_ATTRIBUTE, type Callout, isCallout } from '@harborline/domain/html/article-markup';
import { mergeAttributes, Node } from '@tiptap/react';

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    callout: {
      /** wraps the selected blocks, or changes the kind of the callout around them */
      setCallout: (kind: Callout) => ReturnType;
      /** leaves the blocks without their callout */
      unsetCallout: () => ReturnType;
    };
  }
}

/** A note, tip or warning that stands out from the text; any blocks may be in it. */
export const CalloutBlock = Node.create({
  name: 'callout',
  group: 'block',
  content: 'block+',
  defining: true,
  addAttributes() {
    return {
      kind: {
        default: 'info',
        parseHTML: (element) => element.getAttribute(CALLOUT_ATTRIBUTE),
        renderHTML: ({ kind }) => ({ [CALLOUT_ATTRIBUTE]: kind }),
      },
    };
  },
  parseHTML() {
    return [
      {
        tag: `div[${CALLOUT_ATTRIBUTE}]`,
        // Before any other div with attributes.
        priority: 60,
        getAttrs: (element: HTMLElement) =>
          isCallout(element.getAttribute(CALLOUT_ATTRIBUTE) ?? '') ? null : false,
      },
    ];
  },
  renderHTML: ({ HTMLAttributes }) => ['div', mergeAttributes(HTMLAttributes), 0],
  addCommands() {
    return {
      setCallout:
        (kind) =>
        ({ commands, editor }) =>
          editor.isActive(this.name)
            ? commands.updateAttributes(this.name, { kind })
            : commands.wrapIn(this.name, { kind }),
      unsetCallout:
        () =>
        ({ commands }) =>
          commands.lift(this.name),
    };
  },
});
