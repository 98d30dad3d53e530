/** What the toolbar offers beside the story; the address keeps it. */
export const globalTypes = {
  scheme: {
    description: 'Colour scheme',
    toolbar: {
      icon: 'contrast',
      items: [
        { value: 'light', title: 'Light' },
        { value: 'dark', title: 'Dark' },
      ],
      dynamicTitle: true,
    },
  },
  direction: {
    description: 'Writing direction',
    toolbar: {
      icon: 'transfer',
      items: [
        { value: 'ltr', title: 'Left to right' },
        { value: 'rtl', title: 'Right to left' },
      ],
      dynamicTitle: true,
    },
  },
};

export const initialGlobals = { scheme: 'light', direction: 'ltr' };

export const parameters = {
  viewport: {
    options: {
      phone: { name: 'Phone, 390 px', styles: { width: '390px', height: '844px' }, type: 'mobile' },
      tablet: { name: 'Tablet, 768 px', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
    },
  },
};
