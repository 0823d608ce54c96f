/** The land as it is seen just now, as a picture in a file. */

const loaded = (source: string): Promise<HTMLImageElement> =>
  new Promise((done, failed) => {
    const image = new Image();
    image.onload = () => done(image);
    image.onerror = () => failed(new Error('no picture'));
    image.src = source;
  });

/** A drawing with the styles that the page gives it. */
function standalone(svg: SVGSVGElement, width: number, height: number): string {
  const copy = svg.cloneNode(true);
  if (!(copy instanceof SVGSVGElement)) return '';
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  const defs = [...document.querySelectorAll('svg defs')].map((one) => one.outerHTML).join('');
  const css = [...document.querySelectorAll('svg style')].map((one) => one.textContent).join('\n');
  copy.insertAdjacentHTML('afterbegin', `<style>${css}</style>${defs}`);
  return new XMLSerializer().serializeToString(copy);
}

export async function pictureOf(board: Element | null): Promise<Blob | null> {
  const ground = board?.querySelector('canvas');
  const pieces = board?.querySelector('svg.still');
  if (!(ground instanceof HTMLCanvasElement) || !(pieces instanceof SVGSVGElement)) return null;
  const canvas = document.createElement('canvas');
  canvas.width = ground.width;
  canvas.height = ground.height;
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  pen.fillStyle = getComputedStyle(document.body).backgroundColor;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(ground, 0, 0);
  try {
    const text = standalone(pieces, pieces.clientWidth, pieces.clientHeight);
    const image = await loaded(`data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`);
    pen.drawImage(image, 0, 0, canvas.width, canvas.height);
  } catch {
    return null;
  }
  return new Promise((done) => canvas.toBlob(done));
}
