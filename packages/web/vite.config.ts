import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Where `npm run dev` finds the server; the built pages are served by the server itself. */
const server = process.env.PELLUCID_SERVER ?? 'http://127.0.0.1:8080';

export default defineConfig({
  // The product may be served below a path of a proxy; hash routes keep every page at the same address.
  base: './',
  plugins: [react()],
  build: {
    target: 'es2022',
    outDir: 'dist',
    // Inlined assets would be data: addresses, which the content security policy refuses for fonts.
    assetsInlineLimit: 0,
    // The library of the assistant's charts, which is loaded with the first of them.
    chunkSizeWarningLimit: 1200,
    // jsPDF loads them to draw HTML, which is not asked of it.
    rolldownOptions: { external: ['canvg', 'dompurify', 'html2canvas'] },
  },
  server: {
    host: '127.0.0.1',
    proxy: { '/api': server, '/management': server },
  },
});
