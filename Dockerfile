ARG NODE_IMAGE=node:24-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /app
COPY package.json package-lock.json ./
# Every native package that Node 24 uses has a prebuilt binary, so nothing is compiled (docs/decisions/0005).
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
# The image gets only the licences of the packages and the files that are used at run time (docs/decisions/0023).
RUN npm run build && npm run build:image -- /image

FROM ${NODE_IMAGE}
WORKDIR /app
# To try the image, run it with -e DEMO_DATA=true. Without data, DEMO_DATA and API_BASE_URL, the start prints the choices and stops.
ENV NODE_ENV=production \
    PORT=3000 \
    DATA_DIR=/data
COPY --from=build /image ./
# Nothing is written outside /data and /tmp, so the root file system may be read-only.
RUN mkdir /data && chown node:node /data
VOLUME /data
USER node
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s --retries=3 \
    CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "build/server.js"]
