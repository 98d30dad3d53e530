import { StyleSheet } from '@emotion/sheet';

// Page tests look for what is there, not for how it is drawn, and happy-dom spends a third of their time on styles.
StyleSheet.prototype.insert = () => undefined;
