import { isAllowedFrame } from '@harborline/domain/html/sanitise-policy';
import { Node } from '@tiptap/react';
import { sanitiseHtml } from '../html/sanitise';
import { keptAttributes } from './kept-attributes';

const NAMES = ['src', 'title', 'width', 'height', 'class', 'style', 'name', 'id', 'allowfullscreen'];

interface VideoFrame {
  src: string;
  title: string;
}

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    videoFrame: { insertVideo: (video: VideoFrame) => ReturnType };
  }
}

/** A player from a listed host. It shows the video but ignores clicks, so that it can be selected and moved. */
export const VideoFrameBlock = Node.create({
  name: 'videoFrame',
  group: 'block',
  atom: true,
  draggable: true,
  selectable: true,
  addAttributes() {
    return { frame: { default: null, rendered: false } };
  },
  parseHTML() {
    return [
      {
        tag: 'iframe',
        getAttrs: (element: HTMLElement) =>
          isAllowedFrame(element.getAttribute('src') ?? '')
            ? { frame: keptAttributes(element, NAMES) }
            : false,
      },
    ];
  },
  renderHTML: ({ node }) => ['iframe', node.attrs.frame ?? {}],
  addNodeView() {
    return ({ node }) => {
      const dom = document.createElement('div');
      const frame = document.createElement('iframe');
      for (const [name, value] of Object.entries(node.attrs.frame ?? {}))
        frame.setAttribute(name, String(value));
      dom.className = 'protected-block video-frame';
      dom.contentEditable = 'false';
      dom.append(sanitiseHtml(frame.outerHTML));
      return { dom };
    };
  },
  addCommands() {
    return {
      insertVideo:
        (video) =>
        ({ commands }) =>
          commands.insertContent({
            type: this.name,
            attrs: { frame: { ...video, allowfullscreen: '' } },
          }),
    };
  },
});
